declare module '#server/database/schema.ts' {
  interface Tables {
    captcha: {
      id: string
      account_id: number
      answer: string
      expires_at: string
      answered_at: string | null
    }
  }
}

export const unauditedTables = { captcha: 'is a secret that lives for minutes' } as const
