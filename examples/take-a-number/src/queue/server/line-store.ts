import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Changed } from './line-changes.js';
import { emptyLine, keptLine, type Line } from './line.js';

/** Where lines are kept. With a database, `change` is a transaction. */
export interface LineStore {
  read: (id: string) => Promise<Line>;
  /** Changes a line, one change after the other, and resolves once it is kept. */
  change: <Result>(id: string, change: (line: Line) => Changed<Result>) => Promise<Result>;
}

/** Keeps lines until the process ends. */
export function memoryStore(): LineStore {
  const lines = new Map<string, Line>();
  const lineOf = (id: string): Line => lines.get(id) ?? emptyLine;
  return {
    read: (id) => Promise.resolve(lineOf(id)),
    change(id, change) {
      const [line, result] = change(lineOf(id));
      lines.set(id, line);
      return Promise.resolve(result);
    },
  };
}

/** Keeps each line in a file of a folder that only this process writes to. */
export function fileStore(folder: string): LineStore {
  /** The last change of each line. */
  const turns = new Map<string, Promise<unknown>>();
  const fileOf = (id: string): string => join(folder, `${encodeURIComponent(id)}.json`);

  async function read(id: string): Promise<Line> {
    try {
      return v.parse(keptLine, JSON.parse(await readFile(fileOf(id), 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyLine;
      throw new Error(`${fileOf(id)} holds no line`, { cause: error });
    }
  }

  /** A file is either the old one or the new one, also if the process ends meanwhile. */
  async function write(id: string, line: Line): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${fileOf(id)}.new`, JSON.stringify(line));
    await rename(`${fileOf(id)}.new`, fileOf(id));
  }

  return {
    read,
    change(id, change) {
      const run = async () => {
        const [line, result] = change(await read(id));
        await write(id, line);
        return result;
      };
      const turn = (turns.get(id) ?? Promise.resolve()).then(run, run);
      turns.set(id, turn);
      return turn;
    },
  };
}
