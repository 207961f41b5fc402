import type { ComponentProps } from 'react'
import type { Icon } from '#client/theme/icon.ts'
import look from '#client/ui/look.module.css'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: Icon
  /** Its accessible name and tooltip: a verb. */
  label: string
  /** It deletes something. */
  isDanger?: boolean
}

export const IconButton = ({ icon: Picture, label, isDanger, ...rest }: Props) => (
  <button
    type="button"
    className={`${look.centered} ${styles.button}`}
    aria-label={label}
    title={label}
    data-danger={isDanger}
    {...rest}
  >
    <Picture size={16} stroke={1.7} aria-hidden />
  </button>
)
