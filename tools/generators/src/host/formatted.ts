import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { workspace } from './workspace-file.js';

/** A text as the workspace formats files of that name; unchanged if there is no format for them. */
export async function formatted(path: string, text: string): Promise<string> {
  const { inferredParser } = await getFileInfo(path);
  if (inferredParser === null) return text;
  const style = await resolveConfig(join(workspace, path));
  return format(text, { ...style, filepath: path });
}
