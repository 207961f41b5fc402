import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { add, type Counters, MAX_ITEMS, START, type Target } from '#resources/counters/rules.ts'
import { messages } from './messages.ts'
import { Stepper } from './stepper/stepper.tsx'

type Props = {
  text: string
  counters: Counters
  /**
   * Computes the new values from the current ones, which may be newer than those shown. If the change is a single step,
   * it also names the counter and the amount.
   */
  onChange: (change: (from: Counters) => Counters, step?: { target: Target; by: number }) => void
  onReset?: () => void
  /** Why the last change failed, beside what it did not change. */
  failure?: ReactNode
  children?: ReactNode
}

/** The number and the list, wherever they are stored. */
export function CounterPanel({ text, counters, onChange, onReset = () => onChange(() => START), ...rest }: Props) {
  const { failure, children } = rest
  const t = useMessages(messages)
  const { array } = counters
  const step = (target: Target) => (by: number) => onChange(from => add(from, target, by), { target, by })
  return (
    <>
      <p className={look.dim} data-below="12">
        {text}
      </p>
      <Stepper name={t('number')} value={counters.number} onStep={step('number')} isLarge />
      {failure}
      <h3 className={look.subtitle} data-above="16">
        {t('array')}
      </h3>
      {array.length === 0 && (
        <p className={look.dim} data-below="12">
          {t('emptyList')}
        </p>
      )}
      <ul className={look.row} data-below="12" aria-label={t('array')}>
        {array.map((value, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies them.
          <li key={place}>
            <Stepper name={t('place', { place: place + 1 })} value={value} onStep={step(place)} />
          </li>
        ))}
      </ul>
      <div className={look.row}>
        <Button
          isSmall
          disabled={array.length >= MAX_ITEMS}
          onClick={() => onChange(from => ({ ...from, array: [...from.array, (from.array.at(-1) ?? 0) + 10] }))}
        >
          {t('append')}
        </Button>
        <Button
          isSmall
          disabled={array.length === 0}
          onClick={() => onChange(from => ({ ...from, array: from.array.slice(0, -1) }))}
        >
          {t('removeLast')}
        </Button>
        <Button isSmall onClick={onReset}>
          {t('reset')}
        </Button>
      </div>
      {children}
    </>
  )
}
