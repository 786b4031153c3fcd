import { useEffect, useRef } from 'react';
import { Notice as NoticeBox } from '#kit/ui/display/notice.tsx';
import { noticeFocusMs, noticeScrollMs } from '../rules/cart-timings.ts';
import { isUndoLink } from '../rules/line-links.ts';
import type { Notice } from '../rules/notice.ts';
import { scrollToNotice } from '../rules/scroll-to-notice.ts';
import styles from './cart-notices.module.css';
import { useCart, useCartAccess } from './use-cart.ts';

const marks = { success: 'message', error: 'error', info: 'info' } as const;

/** The classes by which third-party scripts find the restore link of a line, and any other link. */
const linkClass = (href: string) => (isUndoLink(href) ? 'restore-item' : 'wc-forward');

/** The waiting notices: rendered with the page, or fetched where the page came from a cache (SITE-32). */
export function CartNotices({ notices }: { notices: readonly Notice[] }) {
  const { platform } = useCartAccess();
  const fetched = useCart().notices;
  const wrapper = useRef<HTMLDivElement>(null);
  const all = [
    ...new Map([...notices, ...fetched].map((notice) => [notice.kind + notice.text, notice])).values(),
  ];
  const count = all.length;
  useEffect(() => (count > 0 && wrapper.current ? bringIntoView(wrapper.current) : undefined), [count]);
  return (
    <div ref={wrapper} className={`${platform}-notices-wrapper ${styles.notices}`}>
      {all.map((notice) => (
        <div key={`${notice.kind} ${notice.text}`} className={`${platform}-${marks[notice.kind]}`}>
          <NoticeBox
            kind={notice.kind}
            action={
              notice.action ? (
                <a className={linkClass(notice.action.href)} href={notice.action.href}>
                  {notice.action.label}
                </a>
              ) : null
            }
          >
            {notice.text}
          </NoticeBox>
        </div>
      ))}
    </div>
  );
}

/** Scrolls to the notices within a second and focuses the first one after half a second; returns a function that cancels both. */
function bringIntoView(wrapper: HTMLElement): () => void {
  const from = window.scrollY;
  const top = from + wrapper.getBoundingClientRect().top;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const elapsed = now - began;
    window.scrollTo(0, scrollToNotice(from, top, elapsed));
    if (elapsed < noticeScrollMs) frame = requestAnimationFrame(step);
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, scrollToNotice(from, top, noticeScrollMs));
  } else {
    frame = requestAnimationFrame(step);
  }
  const focus = setTimeout(
    () => wrapper.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }),
    noticeFocusMs,
  );
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(focus);
  };
}
