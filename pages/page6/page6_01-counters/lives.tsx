import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { keysIn } from '#shared/objects.ts'
import { messages } from './messages.ts'

const PLACES = ['component', 'store', 'url', 'server'] as const

/** In the order of PLACES. A word is used if neither "kept" nor "lost" fits. */
const SURVIVES = {
  otherPage: [false, true, false, true],
  back: ['leaves', 'leaves', 'undoes', 'leaves'],
  reload: [false, false, true, true],
  newTab: [false, false, true, true],
  otherDevice: [false, false, 'sameLink', true],
} as const

/** What happens to the counters in each of the four places. */
export function Lives() {
  const t = useMessages(messages)
  return (
    <Card title={t('lifetime')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it contains no fields. */}
      <div className={look.scroll} role="group" tabIndex={0} aria-label={t('lifetime')}>
        <table className={look.table} style={{ minWidth: 520 }}>
          <Heads titles={['', ...PLACES.map(place => t(place))]} />
          <tbody>
            {keysIn(SURVIVES).map(event => (
              <tr key={event}>
                <th scope="row">{t(event)}</th>
                {SURVIVES[event].map((answer, index) => (
                  <td key={PLACES[index]}>
                    <Answer answer={answer} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Answer({ answer }: { answer: boolean | 'leaves' | 'undoes' | 'sameLink' }) {
  const t = useMessages(messages)
  if (typeof answer === 'string') return t(answer)
  const Icon = answer ? IconCheck : IconX
  return (
    <span className={`${answer ? look.good : look.dim} ${look.inline} ${look.middle}`} data-gap="4">
      <Icon size={16} aria-hidden />
      {t(answer ? 'kept' : 'lost')}
    </span>
  )
}
