import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  title: string
  text?: ReactNode
  /** What to do next. */
  action?: { label: string; act: () => void; isBusy?: boolean }
  /** The same, if it is more than a button. */
  actions?: ReactNode
}

/** What is missing, and what to do next. */
export const Empty = ({ title, text, action, actions }: Props) => (
  <Notice
    tone="empty"
    level={2}
    title={title}
    actions={action ? <Button kind="main" isBusy={action.isBusy} label={action.label} onClick={action.act} /> : actions}
  >
    {text}
  </Notice>
)
