/** So many tasks are named in one statement: databases take some 30,000 parameters. */
export const tasksAtOnce = 500
