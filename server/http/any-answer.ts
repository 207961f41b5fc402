/** What any handler returns, whatever its endpoint. */
export type AnyAnswer = { status: number; body: unknown; headers?: Record<string, string> }
