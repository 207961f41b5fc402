import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { isKeyOf } from '#shared/objects.ts'
import type { Feed } from './feeds.ts'
import { typeOf } from './frame.ts'
import styles from './frame-log.module.css'
import { messages } from './messages.ts'

type Props = {
  log: Feed['log']
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

const NAMES = { '#call': 'call', '#out': 'out', '#none': 'untyped' } as const

export function TypeFilter({ log, hidden, onChange }: Props) {
  const t = useMessages(messages)
  const counts = new Map<string, number>()
  for (const entry of log) counts.set(typeOf(entry), (counts.get(typeOf(entry)) ?? 0) + 1)
  if (counts.size === 0) return null

  function handleToggle(type: string) {
    const next = new Set(hidden)
    if (!next.delete(type)) next.add(type)
    onChange(next)
  }
  return (
    <fieldset className={`${look.fieldset} ${look.row} ${styles.types}`}>
      <legend className="visually-hidden">{t('types')}</legend>
      {[...counts].sort().map(([type, count]) => (
        <label key={type} className={`${look.check} ${look.mono} ${styles.type}`}>
          <input type="checkbox" checked={!hidden.has(type)} onChange={() => handleToggle(type)} />
          {isKeyOf(NAMES, type) ? t(NAMES[type]) : type} <span className={look.dim}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
