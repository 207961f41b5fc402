import look from '#client/ui/look.module.css'
import styles from './method-badge.module.css'

/** Each method has its own colour; badges of methods that write are filled. */
export const MethodBadge = ({ method }: { method: string }) => (
  <span
    className={`${look.rigid} ${look.roundedSmall} ${look.raised} ${look.text} ${styles.method}`}
    data-method={method}
  >
    {method}
  </span>
)
