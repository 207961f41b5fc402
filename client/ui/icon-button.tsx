import type { ComponentProps } from 'react'
import type { Icon } from './icon.ts'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: Icon
  /** What it does, as an action: its name, and its tooltip. */
  label: string
  /** It takes something away. */
  isDanger?: boolean
}

/** A button that is an icon alone. */
export const IconButton = ({ icon: Picture, label, isDanger, ...rest }: Props) => (
  <button type="button" className={styles.button} aria-label={label} title={label} data-danger={isDanger} {...rest}>
    <Picture size={16} stroke={1.7} aria-hidden />
  </button>
)
