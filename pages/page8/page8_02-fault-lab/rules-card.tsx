import { useEffect } from 'react'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { endOf, faultsQuery, type useFaults } from '#practice/client/faults/faults.ts'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import { createFault, deleteFault, type FaultRule } from '#resources/faults/contract.ts'
import { writeFault } from '#shared/platform/faults.ts'
import { messages } from './messages.ts'
import { sentenceOf, targetOf } from './rule/rule-sentence.ts'

type Props = { faults: ReturnType<typeof useFaults>; onEdit: (rule: FaultRule) => void }

/** The active rules, in order of precedence. */
export function RulesCard({ faults: { query, rules: known, readAtMs }, onEdit }: Props) {
  const t = useMessages(messages)
  const isAny = known.length > 0
  const now = useClock(isAny)
  // The timer that ends a rule stands still while the machine sleeps. The clock does not.
  const rules = known.filter(rule => endOf(rule, readAtMs) > now)
  // Refreshes the count of calls at intervals.
  useEffect(() => {
    if (!isAny) return
    const counting = setInterval(() => void queryClient.refetchQueries(faultsQuery), 5_000)
    return () => clearInterval(counting)
  }, [isAny])
  const creating = useAction(createFault, { cause: 'faults' })
  const deleting = useAction(deleteFault, { cause: 'faults' })

  const handleRemove = ({ id, method, path, fault, secondsLeft: seconds }: FaultRule) =>
    deleting.run(
      { params: { faultId: id } },
      { done: () => t('removed'), undo: () => () => creating.run({ body: { method, path, fault, seconds } }) },
    )

  return (
    <Card title={t('rules')}>
      <Loaded query={query} height={72}>
        {() =>
          rules.length === 0 ? (
            <p className={look.dim}>{t('none')}</p>
          ) : (
            <>
              <p className={look.dim}>{t('precedence')}</p>
              <ul className={look.stack} data-above="12" data-gap="8">
                {rules.map(rule => (
                  <RuleItem
                    key={rule.id}
                    rule={rule}
                    leftMs={endOf(rule, readAtMs) - now}
                    onEdit={() => onEdit(rule)}
                    onRemove={() => handleRemove(rule)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

type ItemProps = { rule: FaultRule; leftMs: number; onEdit: () => void; onRemove: () => void }

function RuleItem({ rule, leftMs, onEdit, onRemove }: ItemProps) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const target = targetOf(rule, t)
  return (
    <li className={`${look.row} ${look.top} ${look.ruled}`} data-gap="8 12" data-pad="12 0">
      <div className={`${look.stack} ${look.grow} ${look.shrink}`} style={{ flexBasis: 240 }} data-gap="2">
        <p className={`${look.strong} ${look.breaking}`}>
          {rule.preset && (
            <span className={look.badge} data-tone="bad">
              {tPreset(rule.preset)}
            </span>
          )}{' '}
          {sentenceOf(rule, t)}
        </p>
        <code>{writeFault(rule.fault)}</code>
        <p className={look.dim}>
          {t('calls', { count: rule.calls })} · {rule.sandboxId !== null && `${t('ofKey')} · `}
          {rule.isOfClass && `${t('ofClass')} · `}
          {isUsedUp(rule) && `${t('usedUp')} · `}
          {t('left', { time: clockOf(leftMs) })}
        </p>
      </div>
      {!rule.isOfClass && (
        <div className={look.row}>
          <Button isSmall aria-label={t('editRule', { rule: target })} label={t('edit')} onClick={onEdit} />
          <Button isSmall aria-label={t('removeRule', { rule: target })} label={t('remove')} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}

/** A rule for the first calls does nothing after them, but stays until its time is over. */
const isUsedUp = ({ fault: { first }, calls }: FaultRule) => first !== undefined && calls >= first

/** Minutes and seconds: `14:07`. */
function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
