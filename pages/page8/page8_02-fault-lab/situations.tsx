import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { faultsQuery } from '#client/api/faults.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { translate, useMessages } from '#client/i18n/i18n.ts'
import { presetMessages } from '#client/shell/banners/banner-messages.ts'
import { Card } from '#client/ui/card.tsx'
import { toast } from '#client/ui/toast.ts'
import { type FaultRule, startPreset } from '#resources/faults/contract.ts'
import { PRESET_NAMES, type Preset } from '#shared/platform/faults.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

/** The ready-made situations, a press each. */
export function Situations({ rules }: { rules: readonly FaultRule[] }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const describe = useProblemText()
  const [starting, setStarting] = useState<Preset | null>(null)

  async function handleStart(preset: Preset) {
    setStarting(preset)
    try {
      queryClient.setQueryData(faultsQuery.queryKey, await api.call(startPreset, { params: { preset }, body: {} }))
    } catch (error) {
      toast.error(translate(messages, 'failed', { reason: describe(error) }), { cause: 'faults' })
    } finally {
      setStarting(null)
    }
  }

  return (
    <Card title={t('situations')}>
      <p className={styles.dim}>{t('situationsText')}</p>
      <ul className={styles.situations}>
        {PRESET_NAMES.map(preset => (
          <li key={preset}>
            <button
              type="button"
              className={styles.situation}
              aria-pressed={rules.some(rule => rule.preset === preset)}
              disabled={starting !== null}
              onClick={() => handleStart(preset)}
            >
              <strong>{tPreset(preset)}</strong>
              <span>{t(preset)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
