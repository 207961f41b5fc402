import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { messages } from './messages.ts'

export function CopyLink() {
  const t = useMessages(messages)
  return <Button icon={IconLink} label={t('copyLink')} onClick={() => copyText(location.href, t('linkCopied'))} />
}
