/** Of structured data: what has an author and a day, and is read from top to bottom. */
export const articleType = /^(?:\w*Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting)$/
