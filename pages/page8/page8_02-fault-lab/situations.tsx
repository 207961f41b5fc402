import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { showFaults } from '#practice/client/faults/faults.ts'
import { presetTexts } from '#practice/client/faults/preset-messages.ts'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import { type FaultRule, startPreset } from '#resources/faults/contract.ts'
import { PRESET_NAMES } from '#shared/platform/faults.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

export function Situations({ rules }: { rules: readonly FaultRule[] }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const tText = useMessages(presetTexts)
  const starting = useAction(startPreset, { cause: 'faults', onDone: showFaults })

  return (
    <Card title={t('situations')}>
      <p className={`${look.dim} ${styles.dim}`}>{t('situationsText')}</p>
      <ul className={`${look.columns} ${look.stretch}`} style={{ '--column': '200px' }} data-gap="8" data-above="12">
        {PRESET_NAMES.map(preset => (
          <li key={preset}>
            <button
              type="button"
              className={`${look.pick} ${look.grid} ${look.full} ${look.packed} ${look.control} ${styles.situation}`}
              data-gap="2"
              data-pad="10 12"
              aria-pressed={rules.some(rule => rule.preset === preset)}
              disabled={starting.isBusy}
              onClick={() => void starting.run({ params: { preset }, body: {} })}
            >
              <strong>{tPreset(preset)}</strong>
              <span className={look.note}>{tText(preset)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
