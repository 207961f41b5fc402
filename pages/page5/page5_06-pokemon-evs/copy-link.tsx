import { Button } from '@mantine/core'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useMessages } from '#client/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { messages } from './messages.ts'

/** Puts the address of this place on the clipboard, to be sent to somebody. */
export function CopyLink() {
  const t = useMessages(messages)
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(location.href)
      toast.success(t('linkCopied'), { cause: 'link' })
    } catch {
      // Not over plain http, and not where it is forbidden.
      toast.warning(t('linkNotCopied'), { cause: 'link' })
    }
  }
  return (
    <Button variant="default" leftSection={<IconLink size={16} aria-hidden={true} />} onClick={handleCopy}>
      {t('copyLink')}
    </Button>
  )
}
