import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { ActionButton } from './action-button.tsx'
import { messages } from './messages.ts'
import { type CardProps, SnapshotList } from './snapshot-list.tsx'
import { useNames } from './use-names.ts'

/** The kinds of rows that are counted, in this order. */
const KINDS = [
  'teams',
  'members',
  'customers',
  'products',
  'orders',
  'orderLines',
  'tickets',
  'areas',
  'tracks',
] as const

/** A sandbox: its description, its size, its actions and its snapshots. */
export function SandboxCard(props: CardProps) {
  const { shelf, isCurrent, actions, hasRoom, onAsk } = props
  const { sandbox } = shelf
  const t = useMessages(messages)
  const { total, age, sourceOf } = useNames()
  const isSuper = useGlobal(global => global.permissions.includes('main:reset'))
  const { id, name, isShared } = sandbox
  const isBusy = actions.busy === id
  return (
    <Card title={name}>
      <p className={`${look.digits} ${look.intro} ${look.row}`} data-gap="4 12">
        {isCurrent && (
          <strong className={look.badge} data-tone="good">
            {t('current')}
          </strong>
        )}
        {isShared && (
          <span className={look.badge} data-tone="info">
            {t('shared')}
          </span>
        )}
        <span>{total(sandbox)}</span>
        {!isShared && <span>{t('copied', { source: sourceOf(sandbox), age: age(sandbox) })}</span>}
      </p>
      {isShared && <p data-below="12">{t('sharedText')}</p>}
      <div className={look.row}>
        {!isCurrent && (
          <ActionButton
            action="work"
            name={name}
            kind="main"
            isBusy={isBusy}
            onClick={() => void actions.workIn(sandbox)}
          />
        )}
        <ActionButton
          action="fork"
          name={name}
          disabled={!hasRoom.sandbox}
          onClick={() => onAsk({ what: 'fork', of: sandbox })}
        />
        {!isShared && (
          <ActionButton
            action="snapshot"
            name={name}
            disabled={!hasRoom.snapshot}
            onClick={() => onAsk({ what: 'snapshot', of: sandbox })}
          />
        )}
        {(!isShared || isSuper) && (
          <ActionButton action="reset" name={name} disabled={isBusy} onClick={() => void actions.reset(sandbox)} />
        )}
        {!isShared && (
          <>
            <ActionButton action="rename" name={name} onClick={() => onAsk({ what: 'rename', of: sandbox })} />
            <ActionButton action="delete" name={name} disabled={isBusy} onClick={() => void actions.remove(sandbox)} />
          </>
        )}
      </div>
      <Contents sandbox={sandbox} />
      <SnapshotList {...props} />
    </Card>
  )
}

function Contents({ sandbox: { rows } }: { sandbox: Sandbox }) {
  const t = useMessages(messages)
  const { number } = useNames()
  return (
    <details data-above="12">
      <summary className={`${look.link} ${look.summary}`}>{t('contents')}</summary>
      <dl className={`${look.facts} ${look.columns} ${look.digits}`} style={{ '--column': '120px' }} data-gap="8 12">
        {KINDS.filter(kind => rows[kind] !== undefined).map(kind => (
          <Fact key={kind} name={t(kind)}>
            {number(rows[kind] ?? 0)}
          </Fact>
        ))}
      </dl>
    </details>
  )
}
