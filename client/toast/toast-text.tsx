import styles from './toast-text.module.css'

export type ToastAction = { label: string; onClick: () => void }

/** The text of a toast, followed by its button. */
export function ToastText({ text, action }: { text: string; action: ToastAction }) {
  return (
    <span className={styles.row}>
      <span>{text}</span>
      <button type="button" className={styles.action} onClick={action.onClick}>
        {action.label}
      </button>
    </span>
  )
}
