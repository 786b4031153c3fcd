import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, askShop, type Question } from './ask-shop.ts';
import { createMasks, maskBytes } from './mask-answer.ts';
import { routesOf } from './routes-of.ts';

/** Writes down what the shop answers, one file for each request, in the folder of its story. */
export type Recorder = {
  /** All requests until the next call are one story; masks are numbered anew. */
  begin(story: string): Promise<void>;
  ask(who: string, question: Question): Promise<Answer>;
  /** routes of the permission matrix by how often they were asked */
  readonly routes: ReadonlyMap<string, number>;
  /** requests by story */
  readonly stories: ReadonlyMap<string, number>;
};

const readable = /^(?:text\/|application\/(?:json|xml|javascript|manifest)|image\/svg)/;
const LONGEST_BODY_SHOWN = 4000;

const shownBody = (body: Question['body']) => {
  if (body === null) return '';
  const text = Buffer.isBuffer(body) ? body.toString('latin1').replace(/[^\x20-\x7e\n]/g, '.') : body;
  return `${text.slice(0, LONGEST_BODY_SHOWN)}\n`;
};

export function createRecorder(input: {
  readonly folder: string;
  readonly port: number;
  tick(): Promise<void>;
}): Recorder {
  const { folder, port, tick } = input;
  const routes = new Map<string, number>();
  const stories = new Map<string, number>();
  let masks = createMasks();
  let story = '';

  function shown({ bytes, text, header }: Answer, path: string): string {
    const type = header('content-type');
    if (bytes.length === 0) return '';
    // Scripts and styles of the build are compared by nobody who looks at what the shop does.
    if (path.startsWith('/assets/')) return '<asset>';
    if (readable.test(type) || type === '') return masks.text(text, type);
    const digest = createHash('sha256').update(maskBytes(bytes, type)).digest('hex');
    return `<${bytes.length} bytes, sha256 ${digest}>`;
  }

  return {
    routes,
    stories,
    async begin(name) {
      story = name;
      masks = createMasks();
      stories.set(name, 0);
      await mkdir(join(folder, name), { recursive: true });
    },
    async ask(who, question) {
      await tick();
      const answer = await askShop(port, question);
      const number = (stories.get(story) ?? 0) + 1;
      stories.set(story, number);
      for (const route of routesOf(question)) routes.set(route, (routes.get(route) ?? 0) + 1);
      const { method, path } = question;
      const body = shown(answer, path);
      const headers = masks
        .headers(answer.raw, !/wp-json|rest_route/.test(path))
        .filter((line) => !(line.startsWith('content-length:') && !body.endsWith('bytes>')));
      const asked = masks.text(`${who}: ${method} ${path}\n${shownBody(question.body)}`, 'text/plain');
      const text = `${asked}\n${answer.status}\n${headers.join('\n')}\n\n${body}\n`;
      await writeFile(join(folder, story, `${String(number).padStart(4, '0')}.txt`), text);
      return answer;
    },
  };
}
