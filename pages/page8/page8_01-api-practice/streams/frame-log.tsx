import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { clearLog, type Feed, MAX_KEPT } from './feeds.ts'
import { typeOf } from './frame.ts'
import { FrameItem, NoteItem } from './frame-item.tsx'
import styles from './frame-log.module.css'
import { messages } from './messages.ts'
import { TypeFilter } from './type-filter.tsx'

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
      className={`${look.panel} ${look.stack} ${look.packed} ${styles.card}`}
      data-gap="10"
      aria-labelledby="log"
    >
      <div className={look.row}>
        <h2 id="log" className={look.heading}>
          {t('log')}
        </h2>
        <span className={`${look.dim} ${look.digits} ${look.grow}`}>
          {log.length > 0 && t('counted', { count: log.length })}
        </span>
        <Button isSmall onClick={() => setPausedAt(pausedAt === null ? count : null)}>
          {t(pausedAt === null ? 'pause' : 'resume')}
        </Button>
        <Button isSmall disabled={log.length === 0} onClick={handleClear}>
          {t('clear')}
        </Button>
      </div>
      <TypeFilter log={log} hidden={hidden} onChange={setHidden} />
      {pausedAt !== null && count > pausedAt && <p className={look.dim}>{t('waiting', { count: count - pausedAt })}</p>}
      {forgotten > 0 && <p className={look.dim}>{t('forgotten', { count: forgotten, most: MAX_KEPT })}</p>}
      {shown.length === 0 ? (
        <p className={`${look.dim} ${look.centerText} ${styles.empty}`}>
          {t(log.length > 0 ? 'allHidden' : phase.kind === 'open' ? 'nothingOpen' : 'nothing')}
        </p>
      ) : (
        <ol
          ref={list}
          className={`${look.box} ${look.scroll} ${styles.list}`}
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
