/** The time that the network has, whatever is awaited of it. */
export function timeLimit(milliseconds: number): { within: <T>(work: Promise<T>) => Promise<T | undefined> } {
  const end = Date.now() + milliseconds;
  return {
    within: async (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), Math.max(0, end - Date.now()));
      });
      try {
        return await Promise.race([work, timeout]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
