declare module 'virtual:files' {
  /** The paths of the console's files that the server looks for. */
  export const FILES: readonly string[]
  /** The texts that are embedded, by path. */
  export const FACTS: Readonly<Record<string, string>>
  export const MODULES: Readonly<Record<string, () => Promise<unknown>>>
}
