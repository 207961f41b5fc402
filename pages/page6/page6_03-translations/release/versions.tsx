import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { type ListedRelease, listReleases, readRelease, rollBackTexts } from '#resources/translations/contract.ts'
import { RELEASES } from '#resources/translations/rules.ts'
import { Changes } from './changes.tsx'

/** The published versions, newest first, each with its changes and a way back to it. */
export function Versions({ canWrite }: { canWrite: boolean }) {
  const { t } = useLocale(messages)
  const query = useRead(listReleases)
  useLiveRows(RELEASES, listReleases.path)
  const rollingBack = useRollBack()
  return (
    <Loaded query={query} height={200}>
      {({ rows }) => {
        const latest = rows[0]?.number ?? 0
        if (latest === 0) return <Empty title={t('noVersions')} text={t('noVersionsText')} />
        const back = (number: number) =>
          canWrite && number !== latest ? (
            <Button
              isBusy={rollingBack.sending?.params.number === number}
              label={number === 0 ? t('rollBackToZero') : t('rollBackTo', { number })}
              onClick={() => rollingBack.to(number, latest)}
            />
          ) : null
        return (
          <ol className={look.rows}>
            {rows.map(release => (
              <li key={release.number}>
                <Version release={release} isCurrent={release.number === latest} />
                {back(release.number)}
              </li>
            ))}
            <li>
              <span>
                <strong>{t('versionZero')}</strong> <span className={look.dim}>{t('versionZeroText')}</span>
              </span>
              {back(0)}
            </li>
          </ol>
        )
      }}
    </Loaded>
  )
}

/** Undo returns to the version before, which is rolled back to like any other, unless another one came after it. */
function useRollBack() {
  const { t } = useLocale(messages)
  const { run, sending } = useAction(rollBackTexts, {
    cause: 'roll-back',
    failed: (reason, error) =>
      isRefused(rollBackTexts, 412, error) ? t('publishedSince', error.body.current) : t('notRolledBack', { reason }),
  })
  function to(number: number, latest: number) {
    void run(
      { params: { number }, query: { from: latest } },
      {
        done: () => (number === 0 ? t('rolledBackZero') : t('rolledBack', { number })),
        undo: made => () => to(latest, made.number),
      },
    )
  }
  return { to, sending }
}

function Version({ release, isCurrent }: { release: ListedRelease; isCurrent: boolean }) {
  const { t, formats } = useLocale(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { number, note, restores, changes, by, publishedAt } = release
  return (
    <div className={`${look.stack} ${look.grow} ${look.shrink}`} data-gap="4">
      <span className={look.row}>
        <strong>{t('version', { number })}</strong>
        {isCurrent && (
          <span className={look.badge} data-tone="good">
            {t('current')}
          </span>
        )}
        <span className={look.dim}>{t('publishedBy', { time: formats.moment(publishedAt), by })}</span>
      </span>
      {restores !== null && (
        <span>{restores === 0 ? t('rolledBackToZero') : t('rolledBackTo', { number: restores })}</span>
      )}
      {note && <span>{note}</span>}
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className={`${look.link} ${look.summary}`}>{t('changes', { count: changes })}</summary>
        {isOpen && <VersionChanges number={number} />}
      </details>
    </div>
  )
}

function VersionChanges({ number }: { number: number }) {
  const { t } = useLocale(messages)
  const query = useRead(readRelease, { params: { number } })
  return (
    <Loaded query={query} height={80}>
      {({ changes }) => <Changes label={t('version', { number })} changes={changes} />}
    </Loaded>
  )
}
