import { useFormats } from '#client/i18n/formats.ts'

/** Sums up why rows were refused: “already shipped”, or “2 × already shipped and 1 × changed by somebody else”. */
export function useReasons() {
  const f = useFormats()
  return (reasons: readonly string[]): string => {
    const groups = [...Map.groupBy(reasons, reason => reason)]
    return f.list(groups.map(([reason, { length }]) => (groups.length > 1 ? `${length} × ${reason}` : reason)))
  }
}
