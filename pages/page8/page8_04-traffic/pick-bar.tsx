import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { messages } from './messages.ts'
import styles from './pick-bar.module.css'
import { linkToComparison } from './search-params.ts'

export type Picked = Pick<TrafficEntry, 'id' | 'method' | 'path'>
type Props = { picked: readonly Picked[]; onClear: () => void }

/** What is picked to be compared, at the foot of the window; the earlier request is the first. */
export function PickBar({ picked, onClear }: Props) {
  const t = useMessages(messages)
  const [first, second] = picked.toSorted((a, b) => a.id - b.id)
  return (
    <div role="status">
      {first && (
        <div className={styles.bar}>
          <p>{second ? t('pickedTwo') : t('picked', { request: `${first.method} ${first.path}` })}</p>
          <div className={styles.buttons}>
            {second && (
              <Button component={Link} to={linkToComparison(first.id, second.id)}>
                {t('compareThem')}
              </Button>
            )}
            <Button variant="default" onClick={onClear}>
              {t('unpick')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
