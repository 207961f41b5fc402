import styles from './method-badge.module.css'

/** Each method has its own colour; badges of methods that write are filled. */
export const MethodBadge = ({ method }: { method: string }) => (
  <span className={styles.method} data-method={method}>
    {method}
  </span>
)
