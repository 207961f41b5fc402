import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Icon } from '#client/theme/icon.ts'
import styles from './button.module.css'

type Looks = {
  /** What it says: a verb. */
  label: ReactNode
  /** `main` is what the page or the form is for, at most one in view. `quiet` has no face until it is pointed at. */
  kind?: 'main' | 'plain' | 'quiet'
  /** For what can't be undone. */
  isDanger?: boolean
  isSmall?: boolean
  /** As wide as what it stands in. */
  isWide?: boolean
  icon?: Icon
  iconSize?: number
}

export type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** It is working: it keeps its width, and can't be pressed meanwhile. */
    isBusy?: boolean
  }

export function Button({ isBusy = false, disabled = false, type = 'button', ...props }: ButtonProps) {
  const { shown, others } = faceOf(props)
  return (
    <button {...others} {...shown} type={type} disabled={disabled || isBusy} aria-busy={isBusy || undefined}>
      <Face {...props} />
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink(props: Looks & Omit<ComponentProps<typeof Link>, 'children'>) {
  const { shown, others } = faceOf(props)
  return (
    <Link {...others} {...shown}>
      <Face {...props} />
    </Link>
  )
}

/** The attributes that its styles read, and the element's own. */
function faceOf<P extends Looks & { className?: string }>(props: P) {
  const { label: _, kind = 'plain', isDanger, isSmall, isWide, icon, iconSize, className, ...others } = props
  const shown = {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-danger': isDanger || undefined,
    'data-small': isSmall || undefined,
    'data-wide': isWide || undefined,
  }
  return { shown, others }
}

const Face = ({ icon: Picture, iconSize = 16, label }: Looks) => (
  <>
    {Picture && <Picture size={iconSize} aria-hidden />}
    <span className={styles.label}>{label}</span>
  </>
)
