import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Card } from '#client/ui/card.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { keysIn } from '#shared/objects.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { Address } from './search-params.ts'

const WAYS = {
  decimal: {},
  currency: { style: 'currency', currency: 'TWD', currencyDisplay: 'narrowSymbol' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
  unit: { style: 'unit', unit: 'kilometer-per-hour', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>
const PLACES = { english: 'en-US', chinese: 'zh-Hant-TW', german: 'de-DE', arabic: 'ar-EG' } as const

export function NumberCard() {
  const { t, formats } = useLocale(messages)
  const [{ number }, change] = useUrlState(Address)
  const [typed, setTyped] = useState<number | null>(number)
  const { key } = useLocation()
  const how = useNavigationType()
  const [entry, setEntry] = useState(key)
  // Back leads to the number of that entry, whatever has been typed since.
  if (key !== entry) {
    setEntry(key)
    if (how === 'POP') setTyped(number)
  }
  return (
    <Card title={t('numbers')}>
      <p className={look.dim} data-below="12">
        {t('numbersText')}
      </p>
      <div data-below="16" style={{ maxWidth: 260 }}>
        <NumberField
          label={t('number')}
          inputMode="decimal"
          value={typed}
          onChange={next => {
            setTyped(next)
            if (next !== null && Number.isFinite(next)) change({ number: next }, { replace: true })
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls sideways, also by keyboard. */}
      <section className={styles.wide} data-below="12" aria-label={t('written')} tabIndex={0}>
        <table className={`${look.table} ${look.digits}`}>
          <Heads titles={[t('format'), ...keysIn(PLACES).map(place => t(place))]} />
          <tbody>
            {keysIn(WAYS).map(way => (
              <tr key={way}>
                <th scope="row">{t(way)}</th>
                {Object.values(PLACES).map(place => (
                  <td key={place} lang={place} dir="auto">
                    {new Intl.NumberFormat(place, WAYS[way]).format(number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={look.dim} data-below="12">
        {t('cents', { cents: formats.number(Math.round(number * 100)), sum: String(0.1 + 0.2) })}
      </p>
    </Card>
  )
}
