import styles from './method-badge.module.css'

/** The method in a colour of its own; those that change something are filled. */
export const MethodBadge = ({ method }: { method: string }) => (
  <span className={styles.method} data-method={method}>
    {method}
  </span>
)
