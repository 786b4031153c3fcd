import { useEffect, useRef } from 'react';
import { ProblemSummary } from '#foundation/forms/storefront/problem-summary.tsx';
import type { FieldProblem } from '../rules/account-actions.ts';

/** What is wrong with a form, above it and with the focus on it, each with a way to its field. */
export function FormProblems({
  problems,
  platform,
}: {
  problems: readonly FieldProblem[];
  platform: string;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  return <ProblemSummary ref={summary} problems={problems} platform={platform} />;
}
