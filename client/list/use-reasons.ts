import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from './messages.ts'

/** Sums up why rows were refused: “already shipped”, or “already shipped (2) and changed by somebody else (1)”. */
export function useReasons() {
  const t = useMessages(listMessages)
  const f = useFormats()
  return (reasons: readonly string[]): string => {
    const groups = [...Map.groupBy(reasons, reason => reason)]
    return f.list(groups.map(([reason, { length }]) => (groups.length > 1 ? t('reason', { reason, length }) : reason)))
  }
}
