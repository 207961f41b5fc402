import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Fault } from './check.ts'
import styles from './fault-list.module.css'
import { FaultText } from './fault-text.tsx'

/** Where a text differs from its schema; a press goes to the place. */
export function FaultList({ faults, onShow }: { faults: readonly Fault[]; onShow: (pointer: string) => void }) {
  const t = useMessages(messages)
  if (faults.length === 0) return null
  return (
    <ul className={styles.faults}>
      {faults.map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be of one place and kind.
        <li key={index}>
          <button
            type="button"
            className={styles.fault}
            title={t('showPlace', { pointer: fault.pointer || t('whole') })}
            onClick={() => onShow(fault.pointer)}
          >
            <FaultText fault={fault} />
          </button>
        </li>
      ))}
    </ul>
  )
}
