import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_01-counters/messages.ts'
import styles from './stepper.module.css'

type Props = { name: string; value: number; onStep: (by: number) => void; isLarge?: boolean }

export function Stepper({ name, value, onStep, isLarge = false }: Props) {
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
