import { useEffect, useRef } from 'react';
import { Notice as NoticeBox } from '#kit/ui/display/notice.tsx';
import { noticeFocusMs, noticeScrollMs } from '../rules/cart-timings.ts';
import { isUndoLink } from '../rules/line-links.ts';
import type { Notice } from '../rules/notice.ts';
import { wayToNotice } from '../rules/way-to-notice.ts';
import styles from './cart-notices.module.css';
import { useCart, useCartAccess } from './use-cart.ts';

const marks = { success: 'message', error: 'error', info: 'info' } as const;

/** By these classes third-party scripts know the link that brings a line back, and any other. */
const linkClass = (href: string) => (isUndoLink(href) ? 'restore-item' : 'wc-forward');

/** What waited to be told: brought by the page, or fetched where the page was a kept one (SITE-32). */
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

/** Scrolls there within a second and gives the first notice the focus after half of it; returns what stops both. */
function bringIntoView(wrapper: HTMLElement): () => void {
  const from = window.scrollY;
  const top = from + wrapper.getBoundingClientRect().top;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const elapsed = now - began;
    window.scrollTo(0, wayToNotice(from, top, elapsed));
    if (elapsed < noticeScrollMs) frame = requestAnimationFrame(step);
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, wayToNotice(from, top, noticeScrollMs));
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
