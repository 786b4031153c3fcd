const longest = 300;

/** The path of the shop that the visitor came from; null for anything that could lead elsewhere (ACC-04). */
export function returnPath(wanted: string | undefined): string | null {
  if (!wanted || wanted.length > longest) return null;
  return /^\/(?![/\\])[\w\-./?&=%~+]*$/.test(wanted) ? wanted : null;
}

/** Where a guest is sent who asked for a page of the account, to come back after logging in (ACC-04). */
export function logInPath(wanted: string): string {
  const path = returnPath(wanted);
  return path === null ? '/my-account/' : `/my-account/?redirect=${encodeURIComponent(path)}`;
}
