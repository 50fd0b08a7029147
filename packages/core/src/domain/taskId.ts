/** Marks the id of a test request. */
export const testPrefix = "test-"

const form = /^(test-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isTaskId = (text: string): boolean => form.test(text)
