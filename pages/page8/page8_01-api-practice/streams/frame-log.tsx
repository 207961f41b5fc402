import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { isKeyOf } from '#shared/objects.ts'
import { clearLog, type Feed, MAX_KEPT } from './feeds.ts'
import { typeOf } from './frame.ts'
import { FrameItem, NoteItem } from './frame-item.tsx'
import styles from './frame-log.module.css'
import { messages } from './messages.ts'

/** A list scrolled this close to its end follows new messages. */
const NEAR_PX = 40

/** Everything that went over the connection, newest last. */
export function FrameLog({ id, feed }: { id: string; feed: Feed }) {
  const t = useMessages(messages)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [pausedAt, setPausedAt] = useState<number | null>(null)
  const { log, count, forgotten, phase } = feed
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const until = pausedAt ?? count
  const shown = log.filter(entry => entry.nth <= until && !hidden.has(typeOf(entry)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new message.
  useLayoutEffect(() => {
    const element = list.current
    if (element && follows.current) element.scrollTop = element.scrollHeight
  }, [shown.length, until])

  function handleScroll() {
    const element = list.current
    if (element) follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
  }
  function handleClear() {
    clearLog(id)
    follows.current = true
  }

  return (
    <section
      className={`${look.panel} ${look.stack} ${look.packed} ${look.stays} ${styles.card}`}
      data-gap="8"
      aria-labelledby="log"
    >
      <div className={look.row}>
        <h2 id="log" className={look.heading}>
          {t('log')}
        </h2>
        <span className={`${look.dim} ${look.digits} ${look.grow}`}>
          {log.length > 0 && t('counted', { count: log.length })}
        </span>
        <Button
          isSmall
          label={t(pausedAt === null ? 'pause' : 'resume')}
          onClick={() => setPausedAt(pausedAt === null ? count : null)}
        />
        <Button isSmall label={t('clear')} disabled={log.length === 0} onClick={handleClear} />
      </div>
      <TypeFilter log={log} hidden={hidden} onChange={setHidden} />
      {pausedAt !== null && count > pausedAt && <p className={look.dim}>{t('waiting', { count: count - pausedAt })}</p>}
      {forgotten > 0 && <p className={look.dim}>{t('forgotten', { count: forgotten, most: MAX_KEPT })}</p>}
      {shown.length === 0 ? (
        <p className={`${look.dim} ${look.centerText}`} data-pad="12 0">
          {t(log.length > 0 ? 'allHidden' : phase.kind === 'open' ? 'nothingOpen' : 'nothing')}
        </p>
      ) : (
        <ol
          ref={list}
          className={`${look.box} ${look.divided} ${look.scroll}`}
          // A fixed height from the first message on, so that nothing below moves.
          style={{ height: 460 }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          tabIndex={0}
          aria-labelledby="log"
          onScroll={handleScroll}
        >
          {shown.map(entry =>
            entry.kind === 'call' ? (
              <NoteItem key={entry.nth} note={entry} />
            ) : (
              <FrameItem key={entry.nth} frame={entry} />
            ),
          )}
        </ol>
      )}
    </section>
  )
}

type Props = { log: Feed['log']; hidden: ReadonlySet<string>; onChange: (hidden: ReadonlySet<string>) => void }

const NAMES = { '#call': 'call', '#out': 'out', '#none': 'untyped' } as const

function TypeFilter({ log, hidden, onChange }: Props) {
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
    <fieldset className={`${look.fieldset} ${look.row}`} data-gap="4 12">
      <legend className="visually-hidden">{t('types')}</legend>
      {[...counts].sort().map(([type, count]) => (
        <label key={type} className={`${look.check} ${look.mono}`}>
          <input type="checkbox" checked={!hidden.has(type)} onChange={() => handleToggle(type)} />
          {isKeyOf(NAMES, type) ? t(NAMES[type]) : type} <span className={look.dim}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
