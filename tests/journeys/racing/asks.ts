/** Whether the browser asks before it closes the page. */
export const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
