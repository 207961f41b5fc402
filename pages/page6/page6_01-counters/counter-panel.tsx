import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { add, type Counters, MAX_ITEMS, START, type Target } from '#resources/counters/rules.ts'
import styles from './counter-panel.module.css'
import { messages } from './messages.ts'

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
  const { t } = useLocale(messages)
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
          label={t('append')}
          disabled={array.length >= MAX_ITEMS}
          onClick={() =>
            // The last value is repeated and then increased, so that it stays within the limit.
            onChange(from => add({ ...from, array: [...from.array, from.array.at(-1) ?? 0] }, from.array.length, 10))
          }
        />
        <Button
          isSmall
          label={t('removeLast')}
          disabled={array.length === 0}
          onClick={() => onChange(from => ({ ...from, array: from.array.slice(0, -1) }))}
        />
        <Button isSmall label={t('reset')} onClick={onReset} />
      </div>
      {children}
    </>
  )
}

type StepperProps = { name: string; value: number; onStep: (by: number) => void; isLarge?: boolean }

function Stepper({ name, value, onStep, isLarge = false }: StepperProps) {
  const { t, formats } = useLocale(messages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would show its legend.
    <div
      className={`${look.inline} ${look.middle} ${look.outlined} ${look.rounded} ${styles.stepper}`}
      role="group"
      aria-label={name}
      data-large={isLarge}
    >
      <button
        type="button"
        className={`${look.pick} ${look.centered} ${look.insideFocus} ${look.rounded} ${styles.button}`}
        aria-label={t('decrease', { name })}
        onClick={() => onStep(-1)}
      >
        <IconMinus size={16} aria-hidden />
      </button>
      <output className={`${look.centerText} ${look.digits} ${styles.value}`}>{formats.number(value)}</output>
      <button
        type="button"
        className={`${look.pick} ${look.centered} ${look.insideFocus} ${look.rounded} ${styles.button}`}
        aria-label={t('increase', { name })}
        onClick={() => onStep(1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </div>
  )
}
