import look from '#client/ui/look.module.css'
import styles from './method-badge.module.css'

const TONES: Record<string, string | undefined> = {
  GET: 'good',
  POST: 'info',
  PUT: 'warn',
  PATCH: 'warn',
  DELETE: 'bad',
}

/** Each kind of method has its colour; those of streams and sockets have none. */
export const MethodBadge = ({ method }: { method: string }) => (
  <span className={`${look.badge} ${look.rigid} ${look.raised} ${styles.method}`} data-tone={TONES[method]}>
    {method}
  </span>
)
