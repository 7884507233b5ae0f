export interface OpenOrFollowOptions<Code> {
  load: () => Promise<Code>;
  open: (code: Code) => void;
  /** Does what the link does without script. */
  follow: () => void;
}

/** Opens lazily loaded code; if it cannot be loaded, follows the link instead. */
export async function openOrFollow<Code>({ load, open, follow }: OpenOrFollowOptions<Code>): Promise<void> {
  let code: Code;
  try {
    code = await load();
  } catch {
    follow();
    return;
  }
  open(code);
}
