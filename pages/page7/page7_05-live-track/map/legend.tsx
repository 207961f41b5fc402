import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { VanState } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import styles from './map.module.css'

const STATES = ['driving', 'stopped', 'standing', 'finished'] as const satisfies VanState[]

/** What the colours and lines of the map mean. */
export function Legend() {
  const t = useMessages(messages)
  const names = { driving: t('legendDriving'), stopped: t('stopped'), standing: t('standing'), finished: t('finished') }
  return (
    <ul className={`${look.row} ${look.dim} ${look.small} ${styles.legend}`} data-gap="4 12" aria-label={t('legend')}>
      {STATES.map(state => (
        <Item key={state} name={names[state]}>
          <g className={styles.van} data-state={state} transform="translate(9 9) scale(0.75)">
            <circle r="11" />
            <path className={styles.arrow} d="M0 -7L5 6L0 3.5L-5 6Z" />
          </g>
        </Item>
      ))}
      <Item name={t('legendStop')}>
        <circle className={styles.stop} cx="9" cy="9" r="4.5" />
      </Item>
      <Item name={t('legendWay')}>
        <path className={styles.way} d="M1 9H17" />
      </Item>
      <Item name={t('legendArea')}>
        <rect className={styles.area} x="2" y="3" width="14" height="12" />
      </Item>
    </ul>
  )
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={look.line} data-gap="8">
    <svg width="18" height="18" aria-hidden="true">
      {children}
    </svg>
    {name}
  </li>
)
