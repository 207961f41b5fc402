import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import type { Refusal } from './use-moves.ts'

type Props = { refusal: Refusal; onAssign: (ticketId: number) => void; onDismiss: () => void }

/** Why a dropped card went back, with what helps. */
export function RefusedDrop({ refusal: { ticketId, text, isUnassigned }, onAssign, onDismiss }: Props) {
  const t = useMessages(messages)
  return (
    <div
      className={`${look.message} ${look.stack}`}
      style={{ marginInline: 8 }}
      data-tone="warn"
      data-gap="8"
      role="alert"
    >
      <p>{text}</p>
      <div className={look.line} data-gap="8">
        {isUnassigned && (
          <Button isSmall onClick={() => onAssign(ticketId)}>
            {t('assign')}
          </Button>
        )}
        <Button isSmall onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  )
}
