/** What {@link openOrFollow} needs. */
export interface OpenOrFollowOptions<Code> {
  load: () => Promise<Code>;
  open: (code: Code) => void;
  /** Does what the link would have done without script. */
  follow: () => void;
}

/** Opens what is loaded late; where it cannot be loaded, the link has to do. */
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
