/** PostgreSQL error code with which the database rejects a change of a locked demo project. */
export const demoLockState = 'CWDEM'
