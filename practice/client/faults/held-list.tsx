import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import { isFocusLost } from '#client/ui/focus.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type HeldAction, type HeldRequest, releaseHeld, stepHeld } from '#resources/faults/contract.ts'
import { MAX_HELD, MAX_HOLD_MS } from '#shared/platform/held.ts'
import { heldQuery, useFaults } from './faults.ts'
import styles from './held-list.module.css'
import { heldMessages } from './held-messages.ts'

const STATUSES = ['400', '401', '403', '404', '409', '412', '422', '429', '500', '502', '503', '504'] as const

/**
 * The requests that wait at the server, in the order of arrival, and what the operator can do with each. Beside a page
 * (`isCompact`), it is shown only while there are some.
 */
export function HeldList({ isCompact = false }: { isCompact?: boolean }) {
  const t = useMessages(heldMessages)
  const isShown = useFaults().held > 0 || !isCompact
  const query = useQuery({ ...heldQuery, staleTime: Number.POSITIVE_INFINITY, enabled: isShown })
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('503')
  const stepping = useAction(stepHeld, {
    cause: 'faults',
    failed: (reason, error) => (isRefused(stepHeld, 404, error) ? t('goneOn') : t('failed', { reason })),
  })
  const releasing = useAction(releaseHeld, { cause: 'faults' })
  const held = (isShown && query.data?.held) || []
  const now = useClock(held.length > 0)
  const room = useRef<HTMLDivElement>(null)
  const hasStepped = useRef(false)
  // The row that had the focus goes away, so the focus moves to the next one.
  const ids = held.map(({ id }) => id).join()
  useEffect(() => {
    if (!hasStepped.current || !isFocusLost()) return
    hasStepped.current = false
    const next = ids === '' ? null : room.current?.querySelector<HTMLElement>('li button')
    ;(next ?? room.current)?.focus()
  }, [ids])

  function step(heldId: string, body: HeldAction) {
    hasStepped.current = true
    void stepping.run({ params: { heldId }, body })
  }
  function handleReleaseAll() {
    hasStepped.current = true
    void releasing.run({})
  }

  return (
    <div ref={room} tabIndex={-1} className={isCompact ? `${look.stack} ${styles.beside}` : look.stack}>
      {isCompact && isShown && <h3>{t('waiting')}</h3>}
      {isShown && (
        <Loaded query={query} height={isCompact ? 40 : 56}>
          {() => (
            <>
              {!isCompact && (
                <p className={look.dim}>
                  {held.length === 0 ? t('none') : t('limits', { seconds: MAX_HOLD_MS / 1000, count: MAX_HELD })}
                </p>
              )}
              {held.length > 0 && (
                <ul className={look.stack} data-gap="8">
                  {held.map(one => (
                    <HeldItem
                      key={one.id}
                      held={one}
                      waitingMs={one.ageMs + Math.max(0, now - query.dataUpdatedAt)}
                      status={Number(status)}
                      isBusy={stepping.sending?.params.heldId === one.id || releasing.isBusy}
                      onStep={action => step(one.id, action)}
                    />
                  ))}
                </ul>
              )}
              {held.length > 0 && !isCompact && (
                <div style={{ maxWidth: 200 }}>
                  <SelectField
                    label={t('status')}
                    value={status}
                    options={STATUSES.map(value => ({ value, label: value }))}
                    onChange={event => setStatus(event.currentTarget.value)}
                  />
                </div>
              )}
              {held.length > 1 && (
                <Button
                  isSmall
                  isBusy={releasing.isBusy}
                  className={look.atStart}
                  label={t('releaseAll')}
                  onClick={handleReleaseAll}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

type ItemProps = {
  held: HeldRequest
  waitingMs: number
  /** The status of a failure. */
  status: number
  isBusy: boolean
  onStep: (action: HeldAction) => void
}

function HeldItem({ held: { method, path }, waitingMs, status, isBusy, onStep }: ItemProps) {
  const t = useMessages(heldMessages)
  const request = `${method} ${path}`
  return (
    <li className={look.stack} data-gap="4">
      <p>
        <code className={look.breaking}>{request}</code>
        <br />
        <span className={`${look.dim} ${look.digits}`}>{t('since', { seconds: Math.floor(waitingMs / 1000) })}</span>
      </p>
      <div className={look.row}>
        <Button
          isSmall
          label={t('release')}
          disabled={isBusy}
          aria-label={t('releaseOne', { request })}
          onClick={() => onStep({ action: 'release' })}
        />
        <Button
          isSmall
          label={t('fail', { status })}
          disabled={isBusy}
          aria-label={t('failOne', { request, status })}
          onClick={() => onStep({ action: 'fail', status })}
        />
        <Button
          isSmall
          label={t('drop')}
          disabled={isBusy}
          aria-label={t('dropOne', { request })}
          onClick={() => onStep({ action: 'drop' })}
        />
      </div>
    </li>
  )
}
