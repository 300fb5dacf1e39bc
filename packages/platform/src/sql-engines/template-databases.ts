/**
 * Databases of a data folder that only serve `create database`: template1 and template0, by their fixed numbers. They
 * are two thirds of the files of an empty folder, and an embedded engine has a single database.
 */
export const templateDatabases = ['base/1', 'base/4']
