/** Loads what controls otherwise load when they are first used, for a page that is to work without a connection. */
export const loadControls = (): Promise<unknown> =>
  Promise.allSettled([
    import('./date/calendar.tsx'),
    import('./refused/refused-fields.tsx'),
    import('./select/select-list.ts'),
  ])
