/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query GetUserEmailFrequency {\n  getUserEmailFrequency {\n    articlesFrequency\n    newsFrequency\n    videosFrequency\n    coursesFrequency\n    forumFrequency\n    wantsProductMail\n    pausedUntil\n  }\n}\n\nquery GetNextDigest {\n  getNextDigest {\n    sendsAt\n    sections {\n      list\n      items {\n        id\n        title\n        slug\n      }\n    }\n  }\n}\n\nmutation SetUserEmailFrequency($articlesFrequency: EmailFrequency, $newsFrequency: EmailFrequency, $videosFrequency: EmailFrequency, $coursesFrequency: EmailFrequency, $forumFrequency: EmailFrequency, $wantsProductMail: Boolean, $isPaused: Boolean) {\n  setUserEmailFrequency(\n    articlesFrequency: $articlesFrequency\n    newsFrequency: $newsFrequency\n    videosFrequency: $videosFrequency\n    coursesFrequency: $coursesFrequency\n    forumFrequency: $forumFrequency\n    wantsProductMail: $wantsProductMail\n    isPaused: $isPaused\n  ) {\n    id\n  }\n}": typeof types.GetUserEmailFrequencyDocument,
    "query GetLoggedInUser {\n  getLoggedInUser {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    isEmailConfirmed\n    directusUserId\n  }\n}": typeof types.GetLoggedInUserDocument,
    "query GetProfile($userDirectusId: ID!) {\n  getProfile(userDirectusId: $userDirectusId) {\n    directusUserId\n    name\n    isOwn\n    avatar\n    city\n    cantonId\n    profession\n    bio\n    spokenLanguages\n    skills\n    interests\n    links\n    inSwitzerlandSince\n    memberSince\n  }\n}": typeof types.GetProfileDocument,
};
const documents: Documents = {
    "query GetUserEmailFrequency {\n  getUserEmailFrequency {\n    articlesFrequency\n    newsFrequency\n    videosFrequency\n    coursesFrequency\n    forumFrequency\n    wantsProductMail\n    pausedUntil\n  }\n}\n\nquery GetNextDigest {\n  getNextDigest {\n    sendsAt\n    sections {\n      list\n      items {\n        id\n        title\n        slug\n      }\n    }\n  }\n}\n\nmutation SetUserEmailFrequency($articlesFrequency: EmailFrequency, $newsFrequency: EmailFrequency, $videosFrequency: EmailFrequency, $coursesFrequency: EmailFrequency, $forumFrequency: EmailFrequency, $wantsProductMail: Boolean, $isPaused: Boolean) {\n  setUserEmailFrequency(\n    articlesFrequency: $articlesFrequency\n    newsFrequency: $newsFrequency\n    videosFrequency: $videosFrequency\n    coursesFrequency: $coursesFrequency\n    forumFrequency: $forumFrequency\n    wantsProductMail: $wantsProductMail\n    isPaused: $isPaused\n  ) {\n    id\n  }\n}": types.GetUserEmailFrequencyDocument,
    "query GetLoggedInUser {\n  getLoggedInUser {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    isEmailConfirmed\n    directusUserId\n  }\n}": types.GetLoggedInUserDocument,
    "query GetProfile($userDirectusId: ID!) {\n  getProfile(userDirectusId: $userDirectusId) {\n    directusUserId\n    name\n    isOwn\n    avatar\n    city\n    cantonId\n    profession\n    bio\n    spokenLanguages\n    skills\n    interests\n    links\n    inSwitzerlandSince\n    memberSince\n  }\n}": types.GetProfileDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetUserEmailFrequency {\n  getUserEmailFrequency {\n    articlesFrequency\n    newsFrequency\n    videosFrequency\n    coursesFrequency\n    forumFrequency\n    wantsProductMail\n    pausedUntil\n  }\n}\n\nquery GetNextDigest {\n  getNextDigest {\n    sendsAt\n    sections {\n      list\n      items {\n        id\n        title\n        slug\n      }\n    }\n  }\n}\n\nmutation SetUserEmailFrequency($articlesFrequency: EmailFrequency, $newsFrequency: EmailFrequency, $videosFrequency: EmailFrequency, $coursesFrequency: EmailFrequency, $forumFrequency: EmailFrequency, $wantsProductMail: Boolean, $isPaused: Boolean) {\n  setUserEmailFrequency(\n    articlesFrequency: $articlesFrequency\n    newsFrequency: $newsFrequency\n    videosFrequency: $videosFrequency\n    coursesFrequency: $coursesFrequency\n    forumFrequency: $forumFrequency\n    wantsProductMail: $wantsProductMail\n    isPaused: $isPaused\n  ) {\n    id\n  }\n}"): (typeof documents)["query GetUserEmailFrequency {\n  getUserEmailFrequency {\n    articlesFrequency\n    newsFrequency\n    videosFrequency\n    coursesFrequency\n    forumFrequency\n    wantsProductMail\n    pausedUntil\n  }\n}\n\nquery GetNextDigest {\n  getNextDigest {\n    sendsAt\n    sections {\n      list\n      items {\n        id\n        title\n        slug\n      }\n    }\n  }\n}\n\nmutation SetUserEmailFrequency($articlesFrequency: EmailFrequency, $newsFrequency: EmailFrequency, $videosFrequency: EmailFrequency, $coursesFrequency: EmailFrequency, $forumFrequency: EmailFrequency, $wantsProductMail: Boolean, $isPaused: Boolean) {\n  setUserEmailFrequency(\n    articlesFrequency: $articlesFrequency\n    newsFrequency: $newsFrequency\n    videosFrequency: $videosFrequency\n    coursesFrequency: $coursesFrequency\n    forumFrequency: $forumFrequency\n    wantsProductMail: $wantsProductMail\n    isPaused: $isPaused\n  ) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetLoggedInUser {\n  getLoggedInUser {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    isEmailConfirmed\n    directusUserId\n  }\n}"): (typeof documents)["query GetLoggedInUser {\n  getLoggedInUser {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    isEmailConfirmed\n    directusUserId\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetProfile($userDirectusId: ID!) {\n  getProfile(userDirectusId: $userDirectusId) {\n    directusUserId\n    name\n    isOwn\n    avatar\n    city\n    cantonId\n    profession\n    bio\n    spokenLanguages\n    skills\n    interests\n    links\n    inSwitzerlandSince\n    memberSince\n  }\n}"): (typeof documents)["query GetProfile($userDirectusId: ID!) {\n  getProfile(userDirectusId: $userDirectusId) {\n    directusUserId\n    name\n    isOwn\n    avatar\n    city\n    cantonId\n    profession\n    bio\n    spokenLanguages\n    skills\n    interests\n    links\n    inSwitzerlandSince\n    memberSince\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;