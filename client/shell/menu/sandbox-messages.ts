import { defineMessages } from '#shared/messages.ts'

export const sandboxMessages = defineMessages('SandboxMenu', {
  title: { en: 'Sandboxes', zh: '沙盒' },
  unread: { en: 'Your sandboxes could not be loaded. {{reason}}', zh: '無法載入您的沙盒。{{reason}}' },
  switched: { en: 'You are now working in {{name}}.', zh: '已切換到「{{name}}」。' },
  notSwitched: { en: 'Could not switch to {{name}}. {{reason}}', zh: '無法切換到「{{name}}」。{{reason}}' },
  fork: { en: 'Fork {{name}}', zh: '為「{{name}}」建立副本' },
  copyName: { en: '{{name}} copy', zh: '{{name}} 副本' },
  notForked: { en: 'The sandbox was not created. {{reason}}', zh: '未能建立沙盒。{{reason}}' },
  manage: { en: 'Manage sandboxes', zh: '管理沙盒' },
})
