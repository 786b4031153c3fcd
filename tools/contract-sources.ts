/** A type as it stands in a source file. */
export type DeclaredType = { readonly name: string; readonly file: string; readonly text: string };

const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** The words of a comment `/** ... *​/` that ends right before a place in a text; empty where none does. */
function commentBefore(text: string, at: number): string {
  const found = comment.exec(text.slice(Math.max(0, at - 2000), at));
  return (found?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** What the comment of an exported function says. */
export function sentenceOf(name: string, text: string): string | null {
  const at = text.search(new RegExp(`export (?:async )?function ${name}\\(|export const ${name}\\b`));
  if (at === -1) return null;
  return commentBefore(text, at) || null;
}

/** Where a declaration ends: at the first `;` outside all brackets, comments and quotes. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '/' && text[at + 1] === '*') at = text.indexOf('*/', at) + 1;
    else if (sign === '/' && text[at + 1] === '/') at = text.indexOf('\n', at);
    else if (sign === "'") at = text.indexOf("'", at + 1);
    else if (sign === '{' || sign === '(' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ')' || sign === ']') depth -= 1;
    else if (sign === ';' && depth === 0) return at + 1;
  }
  return text.length;
}

/** The types that a file declares, as a reader wants them: without `export` and `readonly`. */
export function typesIn(file: string, text: string): readonly DeclaredType[] {
  const types: DeclaredType[] = [];
  for (const found of text.matchAll(/^(?:export )?type (\w+)(?:<[^>=]*>)? =/gm)) {
    const says = commentBefore(text, found.index);
    const body = text.slice(found.index, endOf(text, found.index));
    const plain = body.replace(/^export /, '').replace(/\breadonly /g, '');
    types.push({ name: found[1] ?? '', file, text: says === '' ? plain : `/** ${says} */\n${plain}` });
  }
  return types;
}

/** The types that a wish needs: those it names, those they name, and so on; each after the first that needs it. */
export function typesFor(
  wanted: readonly string[],
  declared: readonly DeclaredType[],
): readonly DeclaredType[] {
  const chosen: DeclaredType[] = [];
  const find = (name: string, from: DeclaredType | null) => {
    const same = declared.filter((type) => type.name === name);
    return (
      same.find((type) => type.file === from?.file) ??
      same.find((type) => type.file.startsWith('src/http/contract/')) ??
      (same.length === 1 ? same[0] : undefined)
    );
  };
  const take = (name: string, from: DeclaredType | null) => {
    const type = find(name, from);
    if (!type || chosen.includes(type) || chosen.some((one) => one.name === name)) return;
    chosen.push(type);
    const code = type.text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/'[^']*'/g, '');
    for (const [word] of code.matchAll(/\b[A-Z]\w+\b/g)) take(word, type);
  };
  for (const name of wanted) take(name, null);
  return chosen;
}
